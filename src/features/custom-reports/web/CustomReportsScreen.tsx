import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router";
import { ScreenSkeleton } from "#ui/look/ScreenSkeleton.tsx";
import { ReportList } from "./list/ReportList.tsx";

const Builder = lazy(() => import("./builder/BuilderPage.tsx"));
const ReportPage = lazy(() => import("./page/ReportPage.tsx"));

/** `/custom-reports`: the list; with `report` one of them, with `build` the builder of a new one or of that one. */
export default function CustomReportsScreen() {
  const [address] = useSearchParams();
  const [report, build] = [address.get("report"), address.get("build")];
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      {build !== null ? (
        <Builder key={`${build} ${address.get("template") ?? ""}`} report={build === "new" ? null : build} />
      ) : report !== null ? (
        <ReportPage key={report} id={report} />
      ) : (
        <ReportList />
      )}
    </Suspense>
  );
}
