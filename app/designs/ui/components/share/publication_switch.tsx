import { Switch } from '#app/kit/form/switch'
import { TextLink } from '#app/kit/button/text_link'
import type { useSharing } from '#app/designs/ui/hooks/use_sharing'

export function PublicationSwitch({ sharing }: { sharing: ReturnType<typeof useSharing> }) {
  const { isPublic, isWishedPublic, isTakenDown, isBusy, show } = sharing
  if (isTakenDown) {
    return (
      <p className="text-13 text-muted">
        Our team removed this design from public view. It stays in your collection, but you can’t
        share it anymore.
      </p>
    )
  }
  return (
    <div>
      <Switch
        label="Show in the gallery"
        hint="Anyone can see the redesign, the original photo, your look and your name. Your own words stay private unless you show how it was made."
        checked={isWishedPublic}
        disabled={isBusy}
        onChange={(event) => void show(event.target.checked)}
      />
      {isPublic && (
        <p className="mt-2 text-13" role="status">
          Live in the gallery. <TextLink href="/designs">View</TextLink>
        </p>
      )}
    </div>
  )
}
