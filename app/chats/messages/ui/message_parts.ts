import { findLinks } from '#app/common/text/find_links'
import { mentionsIn } from '#app/common/text/mentions'

export type MessagePart =
  | { kind: 'text'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'mention'; text: string; handle: string }

/**
 * Splits a message into text, links and mentions. Only web and mail addresses are linked; only
 * people in the chat are mentioned.
 */
export function messageParts(content: string, handles: ReadonlySet<string>): MessagePart[] {
  const parts: MessagePart[] = []
  let end = 0
  for (const { start, end: after, label, href } of findLinks(content)) {
    parts.push(...mentionParts(content.slice(end, start), handles))
    parts.push({ kind: 'link', text: label, href })
    end = after
  }
  parts.push(...mentionParts(content.slice(end), handles))
  return parts
}

function mentionParts(text: string, handles: ReadonlySet<string>): MessagePart[] {
  const parts: MessagePart[] = []
  let end = 0
  for (const { index, handle } of mentionsIn(text)) {
    if (!handles.has(handle)) continue
    if (index > end) parts.push({ kind: 'text', text: text.slice(end, index) })
    const mention = text.slice(index, index + handle.length + 1)
    parts.push({ kind: 'mention', text: mention, handle })
    end = index + mention.length
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) })
  return parts
}
