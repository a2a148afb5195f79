import { createContext, use } from 'react'
import type { Uploads } from '#app/kit/upload/use_uploads'
import type { PublishField } from '#app/properties/publishing/missing_for_publish'
import type { ErrorKey } from '#app/properties/drafts/ui/field_errors'
import type { EditorState, ListingSession } from '#app/properties/drafts/ui/listing_session'
import type { MissingThing } from '#app/properties/publishing/ui/missing_words'
import type { StepId } from '#app/properties/editor/ui/steps'

export interface Editor {
  session: ListingSession
  state: EditorState
  missing: readonly MissingThing[]
  /** uploads continue whichever step is open */
  uploads: Uploads
  planUploads: Uploads
  documentUploads: Uploads
  hasStreetMap: boolean
  step: StepId
  /** Opens a step and puts the focus on its heading, or on one of its fields. */
  goTo: (step: StepId, field?: ErrorKey | PublishField) => void
}

export const EditorContext = createContext<Editor | null>(null)

export function useEditor(): Editor {
  const editor = use(EditorContext)
  if (!editor) throw new Error('useEditor works inside the editor only')
  return editor
}
