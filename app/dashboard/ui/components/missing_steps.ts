import type { PublishField } from '#app/properties/contract/missing_for_publish'
import { missingThings } from '#app/properties/ui/components/editor/state/missing_words'
import { stepOf } from '#app/properties/ui/components/editor/state/steps'

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
    href: pathOf(stepOf(field)),
  }))
  return { steps, publishing: pathOf('publish') }
}
