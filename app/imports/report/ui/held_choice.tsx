import { useState } from 'react'
import { Button } from '#app/kit/button/button'
import { TextLink } from '#app/kit/button/text_link'
import { api } from '#app/kit/calls/api'
import { answered } from '#app/kit/calls/answered'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { useCall } from '#app/kit/calls/use_call'
import { RefusalNote } from '#app/kit/form/refusal_note'
import type { DuplicateDecision } from '#app/imports/import_options'
import type { ReportRow } from '#app/imports/ui/types'

const CHOICES: { decision: DuplicateDecision; label: string }[] = [
  { decision: 'update', label: 'Update this home' },
  { decision: 'add', label: 'Add as a new home' },
  { decision: 'skip', label: 'Skip' },
]

interface HeldChoiceProps {
  importId: number
  row: ReportRow
}

/** What becomes of a row that may be about another home. */
export function HeldChoice({ importId, row: { row, held_for: home } }: HeldChoiceProps) {
  const [decided, setDecided] = useState<DuplicateDecision | null>(null)
  const { run, isRunning, refusal } = useCall()
  const decide = async (decision: DuplicateDecision) => {
    const params = { id: importId, row }
    const call = () => answered(api.api.api.rowDecisions.store({ params, body: { decision } }))
    if (!(await run(call))) return
    setDecided(decision)
    reloadPage()
  }
  if (decided) {
    return (
      <p className="mt-2 text-13 text-muted" role="status">
        {CHOICES.find((choice) => choice.decision === decided)?.label}: done.
      </p>
    )
  }
  return (
    <>
      {home && (
        <p className="mt-1 text-13">
          <TextLink href={`/properties/${home.slug}/edit`}>
            See <bdi>{home.name ?? 'the home without a name'}</bdi>
          </TextLink>
        </p>
      )}
      <div role="group" aria-label={`Row ${row}`} className="mt-2 flex flex-wrap gap-2">
        {CHOICES.filter(({ decision }) => home || decision !== 'update').map(
          ({ decision, label }) => (
            <Button
              key={decision}
              size="sm"
              disabled={isRunning}
              onClick={() => void decide(decision)}
            >
              {label}
            </Button>
          )
        )}
      </div>
      <RefusalNote refusal={refusal} />
    </>
  )
}
