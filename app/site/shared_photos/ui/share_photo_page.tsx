import { useCallback, useEffect, useState } from 'react'
import { Head, router } from '@inertiajs/react'
import { Sparkles } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { SectionHeading } from '#app/kit/display/section_heading'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { Spinner } from '#app/kit/list/spinner'
import { MissingPicture } from '#app/kit/media/missing_picture'
import { handPhoto, type PhotoUse } from '#app/kit/offline/handed_photo'
import { findSharedPhoto, forgetSharedPhoto } from '#app/kit/offline/shared_photo'
import { isRealtor } from '#app/kit/shell/navigation_entry'
import { refusalOf } from '#app/kit/upload/upload_checks'
import { UploadDrop } from '#app/kit/upload/upload_drop'
import { ChatChoice, ListingChoice } from '#app/site/shared_photos/ui/photo_choices'

/** What to do with a photo that another app shared. */
export default function SharePhoto() {
  const account = useAccount()
  const { photo, isLooking, refusal, choose } = useSharedPhoto()
  const use = (purpose: PhotoUse, address: string) => {
    if (!photo) return
    handPhoto(purpose, photo)
    void forgetSharedPhoto()
    router.visit(address)
  }

  return (
    <div className="page gutter pt-10 pb-24">
      <Head title="Use your photo" />
      <SectionHeading level="page">Use your photo</SectionHeading>
      <div className="mt-8 grid gap-10 lg:grid-cols-2 lg:gap-12">
        <div>
          {isLooking ? (
            <Spinner />
          ) : photo ? (
            <>
              <Preview photo={photo} />
              <div className="mt-3">
                <Button size="sm" variant="quiet" onClick={() => choose(null)}>
                  Choose another photo
                </Button>
              </div>
            </>
          ) : (
            <>
              <p className="mb-4 text-muted">The photo didn’t reach us. Choose it here.</p>
              <UploadDrop isMany={false} onFiles={([file]) => choose(file ?? null)} />
              {refusal && (
                <p role="alert" className="mt-3 text-13 text-danger">
                  {refusal}
                </p>
              )}
            </>
          )}
        </div>
        {photo && account && (
          <div className="flex flex-col gap-10">
            <section aria-labelledby="design">
              <h2 id="design" className="text-22">
                Redesign the room
              </h2>
              <p className="mt-2 mb-4 text-muted">Choose a look, and see the room in it.</p>
              <Button variant="primary" icon={Sparkles} onClick={() => use('design', '/designer')}>
                Open in the designer
              </Button>
            </section>
            <ChatChoice onPick={(id) => use('chat', `/chats?chat=${id}`)} />
            {isRealtor(account) && (
              <ListingChoice
                onPick={(slug) => use('listing', `/properties/${slug}/edit?step=photos`)}
              />
            )}
          </div>
        )}
      </div>
    </div>
  )
}

/** The one that was shared, or that they choose in its place. */
function useSharedPhoto() {
  const [photo, setPhoto] = useState<File | null>(null)
  const [isLooking, setLooking] = useState(true)
  const [refusal, setRefusal] = useState<string | null>(null)
  const choose = (file: File | null) => {
    const why = file && refusalOf(file)
    setRefusal(why)
    setPhoto(why ? null : file)
  }

  useEffect(() => {
    let isHere = true
    void findSharedPhoto()
      .catch(() => null)
      .then((found) => {
        if (!isHere) return
        setLooking(false)
        const why = found && refusalOf(found)
        setRefusal(why)
        setPhoto(why ? null : found)
      })
    return () => {
      isHere = false
    }
  }, [])
  return { photo, isLooking, refusal, choose }
}

/** Some browsers can’t show HEIC and similar formats. */
function Preview({ photo }: { photo: File }) {
  const [broken, setBroken] = useState<File | null>(null)
  const show = useCallback(
    (element: HTMLImageElement | null) => {
      if (!element) return
      const url = URL.createObjectURL(photo)
      element.src = url
      return () => URL.revokeObjectURL(url)
    },
    [photo]
  )
  const alt = `Your photo, ${photo.name}`
  if (broken === photo) {
    return (
      <span className="relative block aspect-3/2 w-full rounded-6 bg-raised">
        <MissingPicture alt={`${alt}. This browser can’t preview it.`} />
      </span>
    )
  }
  return (
    <img
      ref={show}
      alt={alt}
      onError={() => setBroken(photo)}
      className="max-h-[60dvh] w-full rounded-6 bg-raised object-contain"
    />
  )
}
