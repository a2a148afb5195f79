import { BookmarkPlus, Trash2 } from 'lucide-react'
import { Button } from '#app/common/ui/kit/button'
import { EmptyState } from '#app/common/ui/kit/empty_state'
import { IconButton } from '#app/common/ui/kit/icon_button'
import { toast } from '#app/common/ui/kit/toast'
import { RoomScene } from '#app/designs/ui/components/options/room_scene'
import { designApi } from '#app/designs/ui/design_api'
import { useDesignerState } from '#app/designs/ui/hooks/designer_context'
import { sentenceOf } from '#app/common/ui/calls/call_failure'
import { subtitleOf } from '#app/designs/ui/state/look_words'
import { paletteOf } from '#app/designs/ui/state/palette_of'
import type { Prompt } from '#app/designs/ui/state/types'

const DELETE_FAILED = 'It could not be deleted. Try again.'

/** Choices that were kept; using one puts them back on the desk. */
export function PromptList() {
  const { looks, prompts, dropPrompt, choose, goTo } = useDesignerState()
  const use = ({ options }: Prompt) => {
    goTo({ tab: 'designer' })
    choose(options)
  }
  const remove = async (prompt: Prompt) => {
    try {
      await designApi.removePrompt(prompt.id)
      dropPrompt(prompt.id)
    } catch (error) {
      toast.error(sentenceOf(error, DELETE_FAILED))
    }
  }

  if (prompts.length === 0) {
    return (
      <EmptyState
        icon={BookmarkPlus}
        title="No prompts yet"
        action={<Button onClick={() => goTo({ tab: 'designer' })}>Choose a look</Button>}
      >
        When a look is right, save it beside the Redesign button, and use it for the next room.
      </EmptyState>
    )
  }
  return (
    <ul className="grid gap-x-8 lg:grid-cols-2 xl:grid-cols-3">
      {prompts.map((prompt) => {
        const palette = paletteOf(prompt.options, looks)
        return (
          <li key={prompt.id} className="flex items-center gap-4 border-b border-line py-4">
            <RoomScene
              swatches={palette.length > 0 ? palette : ['#e4ddd0', '#b08c63', '#8b8a78']}
              className="h-15 w-20 shrink-0 rounded-2"
            />
            <div className="min-w-0 flex-1">
              <p className="truncate">{prompt.name}</p>
              <p className="truncate text-13 text-muted">
                {prompt.options.customPrompt ?? subtitleOf(prompt.options, looks)}
              </p>
            </div>
            <Button size="sm" aria-label={`Use ${prompt.name}`} onClick={() => use(prompt)}>
              Use
            </Button>
            <IconButton
              icon={Trash2}
              size="sm"
              label={`Delete ${prompt.name}`}
              onClick={() => void remove(prompt)}
            />
          </li>
        )
      })}
    </ul>
  )
}
