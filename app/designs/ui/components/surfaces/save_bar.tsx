import { Check, Sparkles } from 'lucide-react'
import { useStore } from '#app/kit/hooks/use_store'
import { Button } from '#app/kit/button/button'
import type { useSaveSurfaces } from '#app/designs/ui/hooks/use_save_surfaces'
import { creditsInWords } from '#app/designs/contract/credits_in_words'
import type { Painting } from '#app/designs/ui/state/surfaces/painting'

interface SaveBarProps {
  painting: Painting
  saving: ReturnType<typeof useSaveSurfaces>
  /** in image credits */
  price: number
  credits: number
}

export function SaveBar({ painting, saving, price, credits }: SaveBarProps) {
  const { isChanged, isSaying } = useStore(painting)
  const { isSaving, isSending, error, save, saveAndRedesign } = saving

  return (
    <div className="sticky bottom-[calc(64px+env(safe-area-inset-bottom))] z-20 -mx-5 flex flex-col gap-3 border-t border-line bg-canvas px-5 py-4 md:bottom-0 md:mx-0 md:px-0">
      {error && (
        <p role="alert" className="text-13 text-danger">
          {error}
        </p>
      )}
      <div className="flex gap-2">
        <Button icon={Check} isLoading={isSaving} disabled={!isChanged} onClick={() => void save()}>
          Save
        </Button>
        <Button
          variant="primary"
          icon={Sparkles}
          className="flex-1"
          isLoading={isSending}
          disabled={!isChanged && !isSaying}
          onClick={() => void saveAndRedesign()}
        >
          Save and redesign
        </Button>
      </div>
      <p className="text-13 text-muted">
        {isChanged && 'Unsaved changes. '}
        {`Saving is free. A redesign costs ${creditsInWords(price)}; you have ${credits}.`}
      </p>
    </div>
  )
}
