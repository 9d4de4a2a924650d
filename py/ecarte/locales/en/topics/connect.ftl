# Connecting two browsers

friend-live = A live connection
friend-live-why = { $role ->
    [two] Live, each message goes from your browser to that of { $name } by itself, as long as both pages are open. It takes one link there and one back, and can be begun and ended at any time.
    [host] Live, messages go from browser to browser by themselves, as long as the pages are open. Each of the others connects to you, by a link there and one back, and your page passes on what comes. You learn nothing by it that the others do not. It can be begun and ended at any time.
   *[guest] Live, messages go from browser to browser by themselves, as long as the pages are open. You connect to { $name }, whose page passes on what comes and learns nothing by it. It takes one link there and one back, and can be begun and ended at any time.
}
friend-live-unnamed = your friend
friend-live-begin = Connect live
friend-live-send = Send the link to { $name }: opened within half an hour, while this page stays open, it connects you live.
friend-live-back = Send the link back to { $name }, and leave this page open: it connects you.
friend-live-one = Link { $number }, for one friend alone: opened within half an hour, while this page stays open, it connects you live.
friend-live-back-one = Link { $number }, back to the friend whose link you opened. Leave this page open: it connects you.
friend-live-come = { $come } of { $all } friends are connected.
friend-live-onward = The messages of the others come through there, too.
friend-live-whole = Live: all are here.
friend-live-all = Live: { $others }.
friend-live-other = { $standing ->
    [here] { $name } is here
    [thinks] { $name } is thinking
    [away] { $name } is looking at something else
    [waiting] { $name } is connecting
    [interrupted] { $name } does not answer
   *[gone] { $name } is not connected
}
friend-live-offered = { $name } offers to connect live, too: the link that you send back does it.
friend-live-servers = A server helps to connect: { $servers }.
friend-live-stop = Do not connect
friend-live-end = End the connection
friend-live-invited = This goes over the connection by itself.
friend-live-handed = Another tab of this browser was waiting for this link, and has it now. Go on there.
friend-live-bar = { $standing ->
    [here] Live: { $name } is here.
    [away] Live: { $name } is looking at something else.
    [waiting] Waiting to connect.
    [interrupted] { $name } does not answer.
    [gone] { $name } has gone: on by texts.
    [unreachable] Not connected: on by texts.
   *[lost] Connection lost: on by texts.
}
friend-bar-connect = Connect…
friend-code = QR code
friend-file-none = There is no message in this file.

friend-scan = Read a QR code with the camera
friend-scan-stop = Stop the camera
friend-scan-look = Hold the friend’s code in front of the camera.
friend-scan-refused = The camera was not allowed. You can allow it in the browser’s settings for this page, or send the link.
friend-scan-none = No camera can be used here. Send the link instead.
friend-connection = { $standing ->
    [waiting] Waiting for { $name } to open the link.
    [open] Connected to { $name }.
    [interrupted] { $name } does not answer at the moment.
    [gone] { $name } has closed the page, or ended the connection. The game goes on by texts; you can also connect again.
    [lost] The connection to { $name } is lost. The game goes on by texts; you can also connect again.
    [unreachable] The two networks do not meet. The game goes on by texts, from any network.
    [refused] The other side sent something that does not belong to this game. The connection was ended; the game goes on by texts.
   *[closed] The connection has ended. The game goes on by texts.
}
friend-link-wrong = { $what ->
    [expired] This link is too old. Ask for a new one: the other page has already made it.
    [other-offer] The offer that this link answers has ended. Connect again, and send the new link.
    [own] This is your own link. Send it to your friend.
    [other-guest] This link is for whoever invited you all: the others connect to that player, not to each other.
   *[unreadable] This is no link for a connection. Copy the whole of it.
}
friend-servers-title = Servers that help to connect with a friend
friend-servers = Your own servers for connections, one a line
friend-servers-none = Without a server, two devices connect in the same network and hardly anywhere else. Texts work everywhere.
friend-servers-stun = A STUN server (stun:…) is told the internet address of this device and when it connects, but nothing of the game.
friend-servers-turn = Through a TURN server (turn:… user password) the connection itself runs: it is told both addresses, how much is sent and when. It cannot read the game.
friend-servers-wrong = This is no list of servers. A line is stun:host, or turn:host with a user and a password; at most four lines.
friend-servers-site = This site names: { $servers }. Your own take their place.
