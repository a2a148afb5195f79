import type { ReactNode } from 'react'
import { PersonLink } from '#app/kit/display/person_link'
import { mentionsIn } from '#app/common/contract/mentions'

const TAG = /(#[\p{L}\p{N}_]+)/gu

/** A caption or comment: mentions link to people, tags stand out. */
export function CaptionText({ text }: { text: string }) {
  const parts: ReactNode[] = []
  let end = 0
  for (const { index, handle } of mentionsIn(text)) {
    const mention = text.slice(index, index + 1 + handle.length)
    parts.push(...withTags(text.slice(end, index), end))
    parts.push(
      <PersonLink key={index} person={{ handle, name: mention }} className="font-medium" />
    )
    end = index + mention.length
  }
  return [...parts, ...withTags(text.slice(end), end)]
}

function withTags(text: string, from: number): ReactNode[] {
  return text.split(TAG).map((part, index) =>
    index % 2 ? (
      <span key={`${from} ${index}`} className="font-medium">
        {part}
      </span>
    ) : (
      part
    )
  )
}
