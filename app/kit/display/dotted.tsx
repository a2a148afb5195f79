import { Fragment } from 'react'

/** Short facts with dots between them; a line breaks between facts, never within one. */
export function Dotted({ facts }: { facts: readonly string[] }) {
  return facts.map((fact, at) => (
    <Fragment key={fact}>
      {at > 0 && ' · '}
      <span className="whitespace-nowrap">{fact}</span>
    </Fragment>
  ))
}
