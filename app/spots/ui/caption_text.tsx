import type { ReactNode } from 'react'
import { Link } from '@inertiajs/react'
import { PersonLink } from '#app/kit/display/person_link'
import { mentionsIn } from '#app/common/text/mentions'
import { TAG, tagPath } from '#app/spots/spot_tags'

/** A caption or comment: mentions link to people, tags to the spots that have them. */
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
      <Link key={`${from} ${index}`} href={tagPath(part)} className="font-medium hover:underline">
        {part}
      </Link>
    ) : (
      part
    )
  )
}
