import type { ExpressionSpecification, StyleSpecification } from 'maplibre-gl'
import { MAP_PALETTES, type MapTheme } from './map_palette.js'
import { PLACES_MAX_ZOOM, WORLD_MAX_ZOOM } from './map_tiles.js'

const ATTRIBUTION =
  '<a href="https://www.naturalearthdata.com/">Natural Earth</a>, ' +
  '<a href="https://www.geonames.org/">GeoNames</a>'

/** MapLibre uses the page’s font if there is no glyph URL. */
const FONT = ['Inter Variable']

/** The built-in map. URLs are relative to the page's origin, so one answer serves every host. */
export function mapStyle(theme: MapTheme): StyleSpecification {
  const palette = MAP_PALETTES[theme]
  return {
    version: 8,
    name: `vesta ${theme}`,
    center: [0, 20],
    zoom: 1,
    sources: {
      world: {
        type: 'vector',
        tiles: ['/map/world/{z}/{x}/{y}'],
        maxzoom: WORLD_MAX_ZOOM,
        attribution: ATTRIBUTION,
      },
      places: { type: 'vector', tiles: ['/map/places/{z}/{x}/{y}'], maxzoom: PLACES_MAX_ZOOM },
    },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': palette.water } },
      {
        'id': 'land',
        'type': 'fill',
        'source': 'world',
        'source-layer': 'land',
        'paint': { 'fill-color': palette.land, 'fill-antialias': true },
      },
      {
        'id': 'urban',
        'type': 'fill',
        'source': 'world',
        'source-layer': 'urban',
        'minzoom': 4,
        'paint': {
          'fill-color': palette.urban,
          'fill-opacity': ['interpolate', ['linear'], ['zoom'], 4, 0, 6, 1],
        },
      },
      rivers(palette.river),
      {
        'id': 'lakes',
        'type': 'fill',
        'source': 'world',
        'source-layer': 'lakes',
        'filter': SHOWN_BY_RANK,
        'paint': { 'fill-color': palette.water },
      },
      shore('lake shores', 'lakes', palette.coast, SHOWN_BY_RANK),
      shore('coast', 'land', palette.coast),
      {
        'id': 'borders',
        'type': 'line',
        'source': 'world',
        'source-layer': 'borders',
        'layout': { 'line-join': 'round' },
        'paint': {
          'line-color': palette.border,
          'line-opacity': 0.6,
          'line-width': ['interpolate', ['linear'], ['zoom'], 1, 0.4, 6, 1.2],
        },
      },
      lakeLabels(palette.waterName, palette.water),
      placeDots(palette.country),
      placeLabels(palette.place, palette.halo),
      countryLabels(palette.country, palette.halo),
    ],
  }
}

/** Rivers and lakes have as rank the zoom from which they show. */
const SHOWN_BY_RANK: ExpressionSpecification = ['<=', ['get', 'rank'], ['zoom']]

function shore(
  id: string,
  layer: string,
  color: string,
  filter?: ExpressionSpecification
): StyleSpecification['layers'][number] {
  return {
    id,
    'type': 'line',
    'source': 'world',
    'source-layer': layer,
    ...(filter && { filter }),
    'layout': { 'line-join': 'round' },
    'paint': {
      'line-color': color,
      'line-width': ['interpolate', ['linear'], ['zoom'], 1, 0.4, 6, 1, 11, 1.6],
    },
  }
}

function rivers(color: string): StyleSpecification['layers'][number] {
  return {
    'id': 'rivers',
    'type': 'line',
    'source': 'world',
    'source-layer': 'rivers',
    'filter': SHOWN_BY_RANK,
    'layout': { 'line-join': 'round', 'line-cap': 'round' },
    'paint': {
      'line-color': color,
      'line-width': ['interpolate', ['linear'], ['zoom'], 2, 0.4, 6, 1.2, 11, 3],
    },
  }
}

function lakeLabels(color: string, halo: string): StyleSpecification['layers'][number] {
  return {
    'id': 'lake names',
    'type': 'symbol',
    'source': 'world',
    'source-layer': 'lakes',
    'minzoom': 6,
    'layout': {
      'text-field': ['get', 'name'],
      'text-font': FONT,
      'text-size': 12,
      'text-letter-spacing': 0.04,
      'text-max-width': 6,
      'text-padding': 12,
      'symbol-sort-key': ['get', 'rank'],
    },
    'paint': { 'text-color': color, 'text-halo-color': halo, 'text-halo-width': 1.2 },
  }
}

/** From this zoom on, towns show as labeled dots. */
const DOTS_FROM_ZOOM = 6

function placeDots(color: string): StyleSpecification['layers'][number] {
  return {
    'id': 'dots',
    'type': 'circle',
    'source': 'places',
    'source-layer': 'places',
    'minzoom': DOTS_FROM_ZOOM,
    'paint': {
      'circle-color': color,
      'circle-radius': ['interpolate', ['linear'], ['get', 'size'], 0, 1.6, 4, 3.2],
    },
  }
}

function placeLabels(color: string, halo: string): StyleSpecification['layers'][number] {
  return {
    'id': 'places',
    'type': 'symbol',
    'source': 'places',
    'source-layer': 'places',
    'minzoom': 3,
    'layout': {
      'text-field': ['get', 'name'],
      'text-font': FONT,
      'text-size': ['interpolate', ['linear'], ['get', 'size'], 0, 11, 2, 14, 4, 19],
      'text-max-width': 8,
      'text-padding': 6,
      'text-anchor': ['step', ['zoom'], 'center', DOTS_FROM_ZOOM, 'top'],
      'text-offset': ['step', ['zoom'], ['literal', [0, 0]], DOTS_FROM_ZOOM, ['literal', [0, 0.4]]],
      'symbol-sort-key': ['get', 'rank'],
    },
    'paint': { 'text-color': color, 'text-halo-color': halo, 'text-halo-width': 1.4 },
  }
}

function countryLabels(color: string, halo: string): StyleSpecification['layers'][number] {
  return {
    'id': 'countries',
    'type': 'symbol',
    'source': 'world',
    'source-layer': 'countries',
    'maxzoom': 6,
    'filter': ['<', ['get', 'rank'], ['step', ['zoom'], 30, 2, 60, 3, 110, 4, 170, 5, 260]],
    'layout': {
      'text-field': ['get', 'name'],
      'text-font': FONT,
      'text-size': ['interpolate', ['linear'], ['zoom'], 1, 10, 6, 13],
      'text-transform': 'uppercase',
      'text-letter-spacing': 0.08,
      'text-max-width': 7,
      'text-padding': 8,
      'symbol-sort-key': ['get', 'rank'],
    },
    'paint': { 'text-color': color, 'text-halo-color': halo, 'text-halo-width': 1.4 },
  }
}
