import { createContext, use } from 'react'
import type { Uploads } from '#app/common/ui/kit/use_uploads'
import type { PublishField } from '#app/properties/missing_for_publish'
import type { ErrorKey } from '#app/properties/ui/components/editor/state/field_errors'
import type {
  EditorState,
  ListingSession,
} from '#app/properties/ui/components/editor/state/listing_session'
import type { MissingThing } from '#app/properties/ui/components/editor/state/missing_words'
import type { StepId } from '#app/properties/ui/components/editor/state/steps'

/** What every piece of the editor may use. */
export interface Editor {
  session: ListingSession
  state: EditorState
  /** what publishing still asks for */
  missing: readonly MissingThing[]
  /** the photographs on their way, whichever step is open */
  uploads: Uploads
  step: StepId
  /** Opens a step and puts the focus on its heading, or on one of its fields. */
  goTo: (step: StepId, field?: ErrorKey | PublishField) => void
}

export const EditorContext = createContext<Editor | null>(null)

export function useEditor(): Editor {
  const editor = use(EditorContext)
  if (!editor) throw new Error('A piece of the editor stands outside of it')
  return editor
}
