import { UploadRow } from '#app/kit/upload/upload_row'
import type { UploadItem } from '#app/kit/upload/upload_queue'
import type { Uploads } from '#app/kit/upload/use_uploads'

interface UploadListProps {
  uploads: Uploads
}

/** What is on its way or failed. What arrived is for the page to show; it is only counted here. */
export function UploadList({ uploads: { items, retry, remove } }: UploadListProps) {
  const open = items.filter(({ status }) => status !== 'done')

  return (
    <>
      {open.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {open.map((item) => (
            <UploadRow
              key={item.key}
              item={item}
              onRetry={() => retry(item.key)}
              onRemove={() => remove(item.key)}
            />
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {summaryOf(items)}
      </p>
    </>
  )
}

/** Changes when something arrived or failed, not with every percent: it is read aloud. */
function summaryOf(items: readonly UploadItem[]): string {
  if (items.length === 0) return ''
  const arrived = items.filter(({ status }) => status === 'done').length
  const failures = items
    .filter(({ status }) => status === 'failed')
    .map(({ file, error }) => `${file.name}: ${error}`)
  return [`${arrived} of ${items.length} uploaded.`, ...failures].join(' ')
}
