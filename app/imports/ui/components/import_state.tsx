import { countWords } from '#app/kit/display/count_words'
import { Progress } from '#app/kit/display/progress'
import type { Import } from '#app/imports/ui/types'

interface ImportStateProps {
  live: Import
  /** in words; null while unknown */
  timeLeft: string | null
}

/** What an import has done, and how far it is. */
export function ImportState({ live, timeLeft }: ImportStateProps) {
  const { status, created, updated, failed, held, skipped, undone, kept, photos } = live
  const isRunning = status === 'pending' || status === 'processing'
  const stored = photos.done - photos.failed
  return (
    <>
      <div className="mt-6" role="status">
        <p>
          {created} created, {updated} updated, {failed} failed
          {held > 0 && ` · ${countWords(held, 'row')} for you to decide`}
          {status === 'cancelled' && ` · Stopped: ${countWords(skipped, 'row')} not imported`}
          {status === 'undoing' && ' · Undoing it'}
          {status === 'undone' && ` · Undone: ${undone} taken back, ${kept} kept`}
        </p>
        {photos.total > 0 && status !== 'undone' && (
          <p className="mt-1 text-muted">
            {stored.toLocaleString('en-US')} of {countWords(photos.total, 'photo')} taken
            {photos.failed > 0 && `, ${photos.failed.toLocaleString('en-US')} failed`}
          </p>
        )}
      </div>
      {live.notes.map((note) => (
        <p key={note} className="mt-1 text-13 text-muted wrap-anywhere">
          {note}
        </p>
      ))}
      {isRunning && <ImportProgress live={live} timeLeft={timeLeft} />}
    </>
  )
}

function ImportProgress({ live: { total, done, photos }, timeLeft }: ImportStateProps) {
  const steps = total + photos.total
  const taken = done + photos.done
  const doing = done < total ? 'Importing the rows' : 'Fetching the photos'
  return (
    <div className="mt-6">
      <Progress
        label={[doing, timeLeft, 'you can leave this page'].filter(Boolean).join(', ')}
        value={(100 * taken) / steps}
      />
    </div>
  )
}
