import { useMemo } from 'react'
import { Link } from '@inertiajs/react'
import { messageParts } from '#app/chats/ui/state/message_parts'

interface MessageTextProps {
  content: string
  handles: ReadonlySet<string>
}

/** Plain text with links and mentions. */
export function MessageText({ content, handles }: MessageTextProps) {
  const parts = useMemo(() => messageParts(content, handles), [content, handles])
  return (
    <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
      {parts.map((part, index) => {
        if (part.kind === 'text') return part.text
        if (part.kind === 'mention') {
          return (
            <Link
              key={index}
              href={`/@${part.handle}`}
              className="rounded-2 font-semibold hover:underline"
            >
              {part.text}
            </Link>
          )
        }
        return (
          <a
            key={index}
            href={part.href}
            target="_blank"
            rel="noopener nofollow ugc"
            className="rounded-2 underline decoration-1 underline-offset-3"
          >
            {part.text}
          </a>
        )
      })}
    </p>
  )
}
