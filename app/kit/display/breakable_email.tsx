import { Fragment } from 'react'

/** Long addresses break between their parts, not within a word. */
export function BreakableEmail({ email }: { email: string }) {
  return email.split(/(?<=[@._+-])/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
