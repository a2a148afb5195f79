import { maySeeImage } from '#app/chats/queries/may_see_image'
import { allowViewing } from '#app/media/serving/viewers'

allowViewing('chat', maySeeImage)
