import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { Segmented } from "#ui/look/Segmented.tsx";
import { addToast } from "#ui/toast/toast.ts";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import { viewAsGrant } from "#ui/viewAs/viewAsState.ts";
import { CALL_NEWS, type CallNews, chooseCallNews } from "../contract/callNews.ts";
import style from "./CallList.module.css";
import { callNewsQuery } from "./callQueries.ts";

/** How one hears of calls that are handed over to one. Whoever looks as somebody else has nothing to choose. */
export function CallNewsChoice() {
  const text = useText();
  const queryClient = useQueryClient();
  const { data: news } = useQuery({ ...callNewsQuery(), enabled: !viewAsGrant() });
  if (news === undefined) return null;
  const choose = async (chosen: CallNews) => {
    try {
      const kept = await callApi(chooseCallNews, { body: { news: chosen } });
      queryClient.setQueryData(callNewsQuery().queryKey, kept.news);
      addToast((words) => words(`pipeline.news.kept.${chosen}`), { type: "success" });
    } catch (reason) {
      toastProblem(reason);
    }
  };
  return (
    <div className={style["news"]}>
      <span>{text("pipeline.news.label")}</span>
      <Segmented
        label={text("pipeline.news.label")}
        value={news}
        options={CALL_NEWS.map((value) => ({ value, label: text(`pipeline.news.${value}`) }))}
        onChange={(chosen) => void choose(chosen)}
      />
    </div>
  );
}
