import { CycleDrawing } from './CycleDrawing.tsx'
import { dayPlan, firstCount } from './day-plan.ts'

export const GuidePicture = () => <CycleDrawing plan={dayPlan(firstCount)} />
