// Keeps what the page says to the chat's frame until the conversation's script is there; see app/_ui/chat/frame/page-channel.ts.
(function () {
  var early = (window.meltemiEarlyMessages = []);
  addEventListener('message', function (event) {
    if (early.length < 20) early.push({ data: event.data, origin: event.origin, source: event.source });
  });
})();
