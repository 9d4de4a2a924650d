declare module "glicko2" {
  interface Player {
    getRating(): number;
    getRd(): number;
    getVol(): number;
  }
  interface Settings {
    tau: number;
    rating: number;
    rd: number;
    vol: number;
  }
  const glicko2: {
    Glicko2: new (
      settings: Settings,
    ) => {
      makePlayer(rating: number, rd: number, vol: number): Player;
      updateRatings(matches: [Player, Player, number][]): void;
    };
  };
  export default glicko2;
}
