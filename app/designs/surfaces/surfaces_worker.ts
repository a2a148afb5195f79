import { parentPort, workerData } from 'node:worker_threads'
import { RoomAnalyst } from '#app/redesign/builtin/analysis/room_analyst'
import { readPhoto } from '#app/redesign/builtin/read_photo'
import { drawSurfaces } from './draw_surfaces.js'
import { findSurfaces } from './find_surfaces.js'
import type { SurfacesTask } from './map_surfaces.js'

const { image, models, threads }: SurfacesTask = workerData
const analyst = await RoomAnalyst.load(models, threads)
const found = await findSurfaces(await readPhoto(image), analyst)
await analyst.close()
parentPort?.postMessage(await drawSurfaces(found))
