import { useState } from 'react'
import { Ellipsis, Heart, Plus, Share2 } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'
import { FormSuccess } from '#app/kit/form/form_success'
import { IconButton } from '#app/kit/button/icon_button'
import { useMarkSaved } from '#app/kit/hooks/use_mark_saved'

export function Buttons() {
  const [isLoading, setLoading] = useState(false)
  const [isSaved, markSaved] = useMarkSaved()

  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary" icon={Plus}>
          New listing
        </Button>
        <Button variant="ink">Join</Button>
        <Button>Preview</Button>
        <Button variant="quiet">Cancel</Button>
        <Button variant="danger">Delete listing</Button>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm">Small</Button>
        <Button size="lg" variant="primary">
          Create my account
        </Button>
        <Button disabled>Not now</Button>
        <Button isLoading={isLoading} onClick={() => setLoading(true)}>
          {isLoading ? 'Publishing' : 'Publish'}
        </Button>
        <ButtonLink href="/about">A link</ButtonLink>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <IconButton icon={Heart} label="Save to my list" />
        <IconButton icon={Share2} label="Share" variant="line" />
        <IconButton icon={Ellipsis} label="More" variant="veil" />
        <Button variant="primary" onClick={markSaved}>
          Save changes
        </Button>
        <FormSuccess isShown={isSaved} />
      </div>
    </>
  )
}
