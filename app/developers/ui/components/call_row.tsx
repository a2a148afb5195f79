import { useState } from 'react'
import type { Data } from '#data'
import { CallDetails } from '#app/developers/ui/components/call_details'

export type Call = Data.Developers.Call

interface CallRowProps {
  call: Call
  token: string
}

/** One call; expands to its parameters, answer and a console. */
export function CallRow({ call, token }: CallRowProps) {
  const [isOpen, setOpen] = useState(false)

  return (
    <details
      id={call.id}
      className="border-b border-line"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex cursor-pointer flex-wrap items-baseline gap-x-4 gap-y-1 py-3 hover:text-muted">
        <span className="label w-16 text-ink">{call.method}</span>
        <code className="min-w-0 flex-1 text-15 wrap-anywhere">{call.path}</code>
        <span className="text-13 text-muted max-md:w-full max-md:pl-20">{call.summary}</span>
      </summary>
      {isOpen && <CallDetails call={call} token={token} />}
    </details>
  )
}
