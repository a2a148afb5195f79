import { isOfPublicDesign } from '#app/designs/queries/is_of_public_design'
import { allowViewing } from '#app/media/serving/viewers'

allowViewing('design', isOfPublicDesign)
