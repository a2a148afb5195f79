import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { queries } from '#app/kit/calls/queries'
import { Photo } from '#app/kit/media/photo'
import { CARD_SIZES, PhotoLink, type CardPhotosProps } from '#app/search/ui/card_photos'

interface OtherPhotosProps extends Pick<CardPhotosProps, 'home'> {
  /** of those that one can swipe to */
  count: number
  /** Says how many there are; none where they can’t be loaded. */
  onKnown: (count: number) => void
}

export default function OtherPhotos({ home, count, onKnown }: OtherPhotosProps) {
  const { slug, featured_image: cover } = home
  const { data, error } = useQuery(
    {
      queryKey: ['card-photos', slug],
      queryFn: async () =>
        (await answered(api.api.api.resources.show({ params: { slug } }))).resources.images,
    },
    queries
  )
  const others = data?.filter(({ id }) => id !== cover?.id)
  const known = error ? 0 : others?.length
  useEffect(() => {
    if (known !== undefined) onKnown(known)
  }, [known, onKnown])

  return Array.from({ length: Math.min(count, known ?? count) }, (_, index) => (
    <PhotoLink key={index} home={home} className="sm:hidden">
      {others ? (
        <Photo image={others[index] ?? null} sizes={CARD_SIZES} alt="" />
      ) : (
        <span className="block aspect-3/2 animate-pulse bg-raised" />
      )}
    </PhotoLink>
  ))
}
