declare interface Window {
  /** What the page said before the frame's script was there (`public/shell/chat-frame.js`). */
  meltemiEarlyMessages?: Pick<MessageEvent, 'data' | 'origin' | 'source'>[];
}
