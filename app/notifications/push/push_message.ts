export interface PushMessage {
  title: string
  body: string
  url: string
  /** a later message with the same tag replaces an earlier one */
  tag: string
}

/** In characters: a push message has room for 3993 bytes in total (RFC 8291). */
const MAX_CHARACTERS = { title: 120, body: 400 }

export function pushPayload({ title, body, url, tag }: PushMessage): string {
  return JSON.stringify({
    title: shortened(title, MAX_CHARACTERS.title),
    body: shortened(body, MAX_CHARACTERS.body),
    url,
    tag,
  })
}

function shortened(text: string, longest: number): string {
  const characters = Array.from(text)
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : text
}
