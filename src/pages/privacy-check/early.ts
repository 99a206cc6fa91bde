import { showRequestCounts } from '../../features/privacy-proof/show-request-counts.ts'
import { startIfStored } from '../../platform/stored-data/start-if-stored.ts'

showRequestCounts()
// Without anything stored, the prerendered states are the right ones: nothing is saved, nothing is locked.
void startIfStored()
