import { lazy, Suspense } from 'react'
import { Skeleton } from '#app/kit/list/skeleton'
import type { RichTextEditorProps } from '#app/kit/form/rich_text/rich_text_editor'

const RichTextEditor = lazy(() => import('#app/kit/form/rich_text/rich_text_editor'))

/** Formatted text with a toolbar, as a ProseMirror document. Its code is fetched when it is first shown. */
export function RichTextInput(props: RichTextEditorProps) {
  return (
    <Suspense fallback={<Skeleton className="h-72" />}>
      <RichTextEditor {...props} />
    </Suspense>
  )
}
