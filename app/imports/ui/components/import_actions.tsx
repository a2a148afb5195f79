import { CircleStop, RotateCw } from 'lucide-react'
import { ButtonLink } from '#app/kit/button/button_link'
import { api } from '#app/kit/calls/api'
import { answered } from '#app/kit/calls/answered'
import { countWords } from '#app/kit/display/count_words'
import { CallButton } from '#app/imports/ui/components/call_button'
import { UndoButton } from '#app/imports/ui/components/undo_button'
import type { Import } from '#app/imports/ui/types'

/** What one can do with an import in its state. */
export function ImportActions({
  live: { id, status, created, updated, photos },
}: {
  live: Import
}) {
  const isRunning = status === 'pending' || status === 'processing'
  const isOver = status === 'completed' || status === 'cancelled'
  const params = { id }
  return (
    <div className="flex flex-wrap items-center gap-3">
      {isRunning && (
        <CallButton
          label="Stop"
          icon={CircleStop}
          call={() => answered(api.api.api.importStops.store({ params }))}
        />
      )}
      {isOver && photos.retriable > 0 && (
        <CallButton
          label={`Try ${countWords(photos.retriable, 'photo')} again`}
          icon={RotateCw}
          call={() => answered(api.api.api.photoRetries.store({ params }))}
        />
      )}
      {(isRunning || isOver) && created + updated > 0 && (
        <UndoButton id={id} isRunning={isRunning} />
      )}
      <ButtonLink href="/dashboard/properties?status=draft">See drafts</ButtonLink>
    </div>
  )
}
