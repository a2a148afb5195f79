import { Switch } from '#app/common/ui/kit/switch'
import { TextLink } from '#app/common/ui/kit/text_link'
import type { useSharing } from '#app/designs/ui/hooks/use_sharing'

/** Whether everybody finds the design in the gallery, with what they see of it then. */
export function PublicationSwitch({ sharing }: { sharing: ReturnType<typeof useSharing> }) {
  const { isPublic, isWishedPublic, isTakenDown, isBusy, show } = sharing
  if (isTakenDown) {
    return (
      <p className="text-13 text-muted">
        Our staff took this design down. It stays in your collection and can no longer be shown to
        others.
      </p>
    )
  }
  return (
    <div>
      <Switch
        label="Show in the gallery"
        hint="Anybody who visits vesta finds it: the redesign, the original photograph, the look you chose, and your name. Your own words only where you tell how it was made."
        checked={isWishedPublic}
        disabled={isBusy}
        onChange={(event) => void show(event.target.checked)}
      />
      {isPublic && (
        <p className="mt-2 text-13" role="status">
          <TextLink href="/designs">It is among the designs now</TextLink>
        </p>
      )}
    </div>
  )
}
