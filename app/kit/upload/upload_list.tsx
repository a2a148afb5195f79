import { UploadRow } from '#app/kit/upload/upload_row'
import type { UploadItem } from '#app/kit/upload/upload_queue'
import type { Uploads } from '#app/kit/upload/use_uploads'

interface UploadListProps {
  uploads: Uploads
}

/** Uploads in progress or failed. The page shows finished ones; here they are only counted. */
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

/** Changes only when a file arrives or fails, because it is announced. */
function summaryOf(items: readonly UploadItem[]): string {
  if (items.length === 0) return ''
  const arrived = items.filter(({ status }) => status === 'done').length
  const failures = items
    .filter(({ status }) => status === 'failed')
    .map(({ file, error }) => `${file.name}: ${error}`)
  return [`${arrived} of ${items.length} uploaded.`, ...failures].join(' ')
}
