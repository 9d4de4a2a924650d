// Two decimals in a card 169 wide are a two-hundredth of a pixel on a phone. Transforms need more: the
// source drew its cards side by side, so theirs move things by thousands.
export default {
  multipass: true,
  floatPrecision: 2,
  plugins: [
    {
      name: "preset-default",
      params: {
        overrides: {
          convertTransform: { floatPrecision: 4, transformPrecision: 8, degPrecision: 6 },
          cleanupIds: { preserve: ["rdv"] }, // the page asks for it: Ks.svg#rdv
        },
      },
    },
    "removeXlink",
    "convertStyleToAttrs",
  ],
};
