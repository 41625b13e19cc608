import { trendData } from 'virtual:trend-data'

import { propertiesOf } from './lab-properties.ts'

/** All properties of the trend lab by their keys. */
export const labProperties = propertiesOf(trendData)
