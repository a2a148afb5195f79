import { CircleStop, RotateCw, type LucideIcon } from 'lucide-react'
import type { Import } from '#app/imports/ui/types'
import { UndoImport } from '#app/imports/ui/undo_import'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { useCall } from '#app/kit/calls/use_call'
import { countWords } from '#app/kit/display/count_words'
import { RefusalNote } from '#app/kit/form/refusal_note'

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
        <UndoImport call={() => answered(api.api.api.importUndos.store({ params }))}>
          {isRunning && 'It stops now. '}
          Listings that it made are deleted with their photos, and updated ones get back what they
          said. Listings that someone changed since stay as they are.
        </UndoImport>
      )}
      <ButtonLink href="/dashboard/properties?status=draft">See drafts</ButtonLink>
    </div>
  )
}

interface CallButtonProps {
  label: string
  icon: LucideIcon
  call: () => Promise<unknown>
}

/** Changes the import and reads it anew. */
function CallButton({ label, icon, call }: CallButtonProps) {
  const { run, isRunning, refusal } = useCall()
  const start = async () => {
    if (await run(call)) reloadPage()
  }
  return (
    <>
      <Button icon={icon} isLoading={isRunning} onClick={() => void start()}>
        {label}
      </Button>
      <RefusalNote refusal={refusal} />
    </>
  )
}
