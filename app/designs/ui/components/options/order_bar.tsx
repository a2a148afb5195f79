import { lazy, useState } from 'react'
import { BookmarkPlus, Sparkles } from 'lucide-react'
import { useStore } from '#app/common/ui/hooks/use_store'
import { Button } from '#app/common/ui/kit/button'
import { IconButton } from '#app/common/ui/kit/icon_button'
import { OverlayHost } from '#app/common/ui/kit/overlay_host'
import { PalettePreview } from '#app/designs/ui/components/options/palette_preview'
import { useDesignerState } from '#app/designs/ui/hooks/designer_context'
import { creditsInWords } from '#app/designs/ui/state/credits_in_words'
import { isAnythingChosen } from '#app/designs/ui/state/no_options'
import { isRunning, type Engine } from '#app/designs/ui/state/types'

const loadSaving = () => import('#app/designs/ui/components/prompts/save_prompt_dialog')
const SavePromptDialog = lazy(async () => ({ default: (await loadSaving()).SavePromptDialog }))

/** The palette, the price, and the button that has it made; on phones without the palette, which would cover what one chooses from. */
export function OrderBar() {
  const { desk, draft, engine, shown, order, options, price, credits } = useDesignerState()
  const { isSending, error, isOutOfCredits } = useStore(desk)
  const [isSaving, setSaving] = useState(false)
  const isBeingMade = draft.photograph === null && shown !== null && isRunning(shown)
  const hasRoom = Boolean(draft.photograph ?? shown?.original_image) && !isBeingMade

  return (
    <div className="sticky bottom-[calc(64px+env(safe-area-inset-bottom))] z-20 -mx-5 flex flex-col gap-2 border-t border-line bg-canvas px-5 py-2.5 md:bottom-0 md:mx-0 md:gap-3 md:px-0 md:py-4">
      {error && (
        <p role="alert" className="text-13 text-danger">
          {error}
          {isOutOfCredits && ' Nothing was sent, and nothing was taken.'}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2 md:gap-y-3">
        <div className="min-w-0 flex-1 max-md:hidden">
          <PalettePreview />
        </div>
        <IconButton
          icon={BookmarkPlus}
          label="Save as a prompt"
          disabled={!isAnythingChosen(options)}
          onClick={() => setSaving(true)}
        />
        <Button
          variant="primary"
          icon={Sparkles}
          className="max-md:flex-1 md:w-full"
          isLoading={isSending}
          disabled={!hasRoom}
          onClick={() => void order()}
        >
          Redesign · {creditsInWords(price)}
        </Button>
      </div>
      <p className="text-12 text-muted md:text-13">
        {isBeingMade && 'Being made. Choose the next look meanwhile.'}
        {!isBeingMade && !hasRoom && 'First a photograph of your room.'}
        {hasRoom && `${creditsInWords(credits)} left. Given back if it fails.`}{' '}
        {hasRoom && !isBeingMade && placeInWords(engine)}
      </p>
      <OverlayHost isOpen={isSaving} onOpenChange={setSaving} preload={loadSaving}>
        {(state) => <SavePromptDialog options={options} {...state} />}
      </OverlayHost>
    </div>
  )
}

/** Who sees the photograph. */
function placeInWords({ name, is_local: isLocal }: Engine): string {
  return isLocal
    ? 'Made by vesta itself: your photograph is handed to nobody else.'
    : `Made by ${name}, which gets your photograph.`
}
