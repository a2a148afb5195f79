import type { ReactNode } from 'react'

export interface FieldNotesProps {
  id: string
  hint?: ReactNode
  /** from the server; only the first is shown */
  error?: string | string[]
  counter?: { length: number; max: number }
}

/** The line below a control. An error replaces the hint and is announced. */
export function FieldNotes({ id, hint, error, counter }: FieldNotesProps) {
  const sentence = Array.isArray(error) ? error[0] : error
  const isTooLong = counter && counter.length > counter.max

  return (
    <div id={id} className="flex justify-between gap-4 text-13 text-muted">
      <div>
        {sentence ? (
          <p role="alert" className="text-danger">
            {sentence}
          </p>
        ) : (
          hint && <p>{hint}</p>
        )}
      </div>
      {counter && (
        <p className={`num shrink-0 ${isTooLong ? 'text-danger' : ''}`}>
          {counter.length.toLocaleString('en-US')} / {counter.max.toLocaleString('en-US')}
        </p>
      )}
    </div>
  )
}
