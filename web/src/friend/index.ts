// The door of games between friends.
export { FriendBar } from "./FriendBar.tsx";
export { FriendPanel } from "./FriendPanel.tsx";
export { invite, inviteAgain, openNext } from "./sides.ts";
