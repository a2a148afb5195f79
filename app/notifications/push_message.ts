/** What a browser shows when its page may not even be open. */
export interface PushMessage {
  title: string
  body: string
  /** path of ours that a click leads to: `/chats?chat=12` */
  url: string
  /** a later message with the same tag takes the place of an earlier one */
  tag: string
}

/** In characters: a push message as a whole has room for 3993 bytes (RFC 8291). */
const LONGEST = { title: 120, body: 400 }

/** The message as it is sent; what is too long ends in an ellipsis. */
export function pushPayload({ title, body, url, tag }: PushMessage): string {
  return JSON.stringify({
    title: shortened(title, LONGEST.title),
    body: shortened(body, LONGEST.body),
    url,
    tag,
  })
}

function shortened(text: string, longest: number): string {
  const characters = Array.from(text)
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : text
}
