import { Fragment } from 'react'

/** Short facts with dots between them; a line breaks after a dot, never within a fact. */
export function Dotted({ facts }: { facts: readonly string[] }) {
  return facts.map((fact, at) => (
    <Fragment key={fact}>
      {at > 0 && '\u00a0· '}
      <span className="whitespace-nowrap">{fact}</span>
    </Fragment>
  ))
}
