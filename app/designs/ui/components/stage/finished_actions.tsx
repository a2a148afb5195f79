import { ImagePlus, Layers, RefreshCw, Share } from 'lucide-react'
import { CollectButtons } from '#app/properties/ui/components/collect_buttons'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'
import { UseMenu } from '#app/designs/ui/components/listing/use_menu'
import { DeleteButton } from '#app/designs/ui/components/stage/delete_button'
import { DownloadMenu } from '#app/designs/ui/components/stage/download_menu'
import { FavoriteButton } from '#app/designs/ui/components/stage/favorite_button'
import { useDesignActions } from '#app/designs/ui/hooks/use_design_actions'
import { useDesignerState } from '#app/designs/ui/hooks/designer_context'
import { creditsInWords } from '#app/designs/contract/credits_in_words'
import { isSameLook } from '#app/designs/ui/state/no_options'
import type { Design } from '#app/designs/ui/state/types'

interface FinishedActionsProps {
  design: Design
  /** another version with the same options */
  onVary: () => Promise<void>
  isBusy: boolean
}

/** Share is the one primary action, until the person picks another look. */
export function FinishedActions({ design, onVary, isBusy }: FinishedActionsProps) {
  const { shelf, goTo, options, price, credits } = useDesignerState()
  const { remove } = useDesignActions(shelf)
  const dismiss = async () => {
    if (await remove(design.id)) goTo({ designId: null })
  }
  const isPrimary = isSameLook(options, design.options) && credits >= price

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="grid grid-cols-2 gap-2 max-sm:w-full sm:flex sm:flex-wrap">
        <ButtonLink
          href={`/designs/${design.id}/share`}
          icon={Share}
          variant={isPrimary ? 'primary' : 'line'}
        >
          Share
        </ButtonLink>
        <UseMenu design={design} />
        <CollectButtons kind="design" id={design.id} name="Your design" />
        {design.original_image && (
          <>
            {credits >= price && (
              <Button
                icon={RefreshCw}
                className="max-sm:col-span-2"
                isLoading={isBusy}
                onClick={() => void onVary()}
              >
                Another version · {creditsInWords(price)}
              </Button>
            )}
            <ButtonLink href={`/designs/${design.id}/surfaces`} icon={Layers}>
              Refine areas
            </ButtonLink>
          </>
        )}
        <Button icon={ImagePlus} onClick={() => goTo({ designId: null })}>
          New photo
        </Button>
      </div>
      <div className="flex gap-2">
        <FavoriteButton design={design} shelf={shelf} />
        <DownloadMenu design={design} />
        <DeleteButton onDelete={() => void dismiss()} />
      </div>
    </div>
  )
}
