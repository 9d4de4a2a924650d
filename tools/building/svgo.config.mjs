// Two decimals in a card 169 wide are 1/200 of a pixel on a phone. Transforms need more, because the
// source drew its cards side by side and moves them by thousands.
export default {
  multipass: true,
  floatPrecision: 2,
  plugins: [
    {
      name: "preset-default",
      params: {
        overrides: {
          convertTransform: { floatPrecision: 4, transformPrecision: 8, degPrecision: 6 },
          cleanupIds: { preserve: ["rdv"] }, // used by the page: Ks.svg#rdv
        },
      },
    },
    "removeXlink",
    "convertStyleToAttrs",
  ],
};
