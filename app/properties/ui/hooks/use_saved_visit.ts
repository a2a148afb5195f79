import { router } from '@inertiajs/react'
import type { MouseEvent } from 'react'
import { useEditor } from '#app/properties/ui/components/editor/editor_context'

/** For links out of the editor: saves first, so that the page finds new photos. */
export function useSavedVisit() {
  const { session } = useEditor()
  return (page: string) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return void session.flush()
    event.preventDefault()
    void session.flush().then(() => router.visit(page))
  }
}
