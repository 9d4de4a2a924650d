// The door of games between friends.
export { FriendBar } from "./FriendBar.tsx";
export { FriendPanel } from "./FriendPanel.tsx";
export { inviteAgain } from "./live.ts";
export { invite, openNext } from "./sides.ts";
