import { Fragment } from 'react'
import { useEditor } from '#app/properties/ui/components/editor/editor_context'
import { countLeft } from '#app/properties/ui/components/editor/state/missing_words'
import { stepOf } from '#app/properties/ui/components/editor/state/steps'
import { StepLink } from '#app/properties/ui/components/editor/step_link'

const LINK = 'rounded-2 underline decoration-faint underline-offset-4 hover:decoration-ink'

/** "Two things left before it can be published: price, photographs", each a link to its field. */
export function MissingLinks() {
  const { missing, state } = useEditor()
  return (
    <>
      <strong className="font-medium text-ink">{countLeft(missing.length)}</strong>{' '}
      {state.listing.publish ? 'before it can stay published' : 'before it can be published'}:{' '}
      {missing.map(({ field, word }, index) => (
        <Fragment key={field}>
          {index > 0 && ', '}
          <StepLink to={stepOf(field)} field={field} className={LINK}>
            {word}
          </StepLink>
        </Fragment>
      ))}
    </>
  )
}
