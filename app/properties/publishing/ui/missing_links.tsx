import { Fragment } from 'react'
import { useEditor } from '#app/properties/editor/ui/editor_context'
import { countLeft } from '#app/properties/publishing/ui/missing_words'
import { editorStepOf } from '#app/properties/editor/ui/steps'
import { StepLink } from '#app/properties/editor/ui/step_nav'

const LINK = 'rounded-2 underline decoration-faint underline-offset-4 hover:decoration-ink'

/** `Two things left before you can publish: price, photos`, each a link to its field. */
export function MissingLinks() {
  const { missing, state } = useEditor()
  return (
    <>
      <strong className="font-medium text-ink">{countLeft(missing.length)}</strong>{' '}
      {state.listing.publish ? 'to keep it published' : 'before you can publish'}:{' '}
      {missing.map(({ field, word }, index) => (
        <Fragment key={field}>
          {index > 0 && ', '}
          <StepLink to={editorStepOf(field)} field={field} className={LINK}>
            {word}
          </StepLink>
        </Fragment>
      ))}
    </>
  )
}
