import { BookmarkPlus, Trash2 } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { EmptyState } from '#app/kit/list/empty_state'
import { IconButton } from '#app/kit/button/icon_button'
import { toast } from '#app/kit/toast/toast'
import { ThemePicture } from '#app/designs/looks/ui/theme_picture'
import { designApi } from '#app/designs/ui/design_api'
import { useDesignerState } from '#app/designs/designer/ui/designer_context'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { subtitleOf } from '#app/designs/looks/ui/look_words'
import { paletteOf } from '#app/designs/looks/ui/palette_preview'
import type { Prompt } from '#app/designs/ui/types'

const DELETE_FAILED = 'We couldn’t delete this prompt. Try again.'

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
        action={<Button onClick={() => goTo({ tab: 'designer' })}>Pick a look</Button>}
      >
        Save a look you like with the bookmark next to Redesign, then use it for your next room.
      </EmptyState>
    )
  }
  return (
    <ul className="grid grid-cols-1 gap-x-8 lg:grid-cols-2 xl:grid-cols-3">
      {prompts.map((prompt) => {
        const palette = paletteOf(prompt.options, looks)
        return (
          <li key={prompt.id} className="flex items-center gap-4 border-b border-line py-4">
            <ThemePicture
              themeId={prompt.options.theme ?? ''}
              swatches={palette.length > 0 ? palette : ['#e4ddd0', '#b08c63', '#8b8a78']}
              className="h-15 w-20 shrink-0 rounded-2"
            />
            <div className="min-w-0 flex-1">
              <p dir="auto" className="truncate">
                {prompt.name}
              </p>
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
