import { lazyPart } from '#app/kit/offline/lazy_part'
import { Suspense } from 'react'
import { Skeleton } from '#app/kit/list/skeleton'
import type { RichTextEditorProps } from '#app/kit/form/rich_text/rich_text_editor'

const RichTextEditor = lazyPart(() => import('#app/kit/form/rich_text/rich_text_editor'))

/** A rich-text field; its value is a ProseMirror document. Its code loads on first use. */
export function RichTextInput(props: RichTextEditorProps) {
  return (
    <Suspense fallback={<Skeleton className="h-72" />}>
      <RichTextEditor {...props} />
    </Suspense>
  )
}
