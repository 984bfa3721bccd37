declare interface Window {
  /** Messages from the page before the frame's script ran (`public/shell/chat-frame.js`). */
  meltemiEarlyMessages?: Pick<MessageEvent, 'data' | 'origin' | 'source'>[];
}
