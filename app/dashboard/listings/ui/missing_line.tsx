import { Fragment } from 'react'
import { Link } from '@inertiajs/react'
import type { PublishField } from '#app/properties/publishing/missing_for_publish'
import { missingThings } from '#app/properties/publishing/ui/missing_words'
import { editorStepOf } from '#app/properties/editor/ui/steps'

interface MissingLineProps {
  slug: string
  missing: readonly PublishField[]
}

const LINK = 'rounded-2 text-ink underline decoration-faint underline-offset-4 hover:decoration-ink'

/** `To publish, add price, photos`, each a link to its step. */
export function MissingLine({ slug, missing }: MissingLineProps) {
  const { steps, publishing } = missingSteps(slug, missing)
  if (!steps.length) {
    return (
      <p className="mt-1 text-13 text-muted">
        <Link href={publishing} className={LINK}>
          Ready to publish
        </Link>
      </p>
    )
  }
  return (
    <p className="mt-1 text-13 text-muted">
      To publish, add{' '}
      {steps.map(({ word, href }, index) => (
        <Fragment key={word}>
          {index > 0 && ', '}
          <Link href={href} className={LINK}>
            {word}
          </Link>
        </Fragment>
      ))}
    </p>
  )
}

interface MissingStep {
  word: string
  /** the editor’s step */
  href: string
}

/** What a listing lacks, in the order of the editor’s steps; then where to publish it. */
export function missingSteps(slug: string, missing: readonly PublishField[]) {
  const pathOf = (step: string) => `/properties/${slug}/edit?step=${step}`
  const things = missingThings(Object.fromEntries(missing.map((field) => [field, field])))
  const steps: MissingStep[] = things.map(({ field, word }) => ({
    word,
    href: pathOf(editorStepOf(field)),
  }))
  return { steps, publishing: pathOf('publish') }
}
